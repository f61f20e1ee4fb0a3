/** '1,284': Indian grouping, the digits 0-9 in every language. */
export const formatCount = (count: number): string => count.toLocaleString('en-IN')
