/** No team names its mode so: the repository may already have a fifth mode of any other name. */
export const newModeId = 'mode-of-tests'
export const newModeTitle = 'Mode Of Tests'
