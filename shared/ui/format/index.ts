export * from './dates'
export * from './digits'
export * from './names'
export * from './numbers'
