export { type Permission, type PermissionStatus, permissions } from './permission-status'
export { usePermission } from './use-permission'
