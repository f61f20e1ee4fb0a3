export { Button, type ButtonLook, type ButtonProps, buttonClass } from './button'
export { EmptyState, type EmptyStateProps } from './empty-state'
export { LoadingLamp } from './loading-lamp'
