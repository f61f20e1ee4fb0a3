/** '1,00,000': a number of things, in Indian grouping. */
export const formatCount = (count: number): string => count.toLocaleString('en-IN')
