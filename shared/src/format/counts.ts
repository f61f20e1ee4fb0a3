/** '1,00,000': an integer in Indian grouping. */
export const formatCount = (count: number): string => count.toLocaleString('en-IN')
