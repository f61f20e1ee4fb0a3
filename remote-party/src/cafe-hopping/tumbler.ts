/** A tumbler in its saucer around the origin, 25 units wide, as an SVG path. */
export const tumbler =
  'M-6.600-11.300H6.600L5.200 3M-6.600-11.300 -5.200 3M-12.300 3h24.600L9.500 13q-.500 1.400-1.900 1.400H-7.600Q-9 14.400-9.500 13z'
