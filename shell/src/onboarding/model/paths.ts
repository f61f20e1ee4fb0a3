/** The paths have a file of their own, because the first screen needs nothing else of the steps. */
export const paths = {
  welcome: '/',
  phone: '/onboarding/phone',
  profile: '/onboarding/profile',
  interests: '/onboarding/interests',
  permissions: '/onboarding/permissions',
  success: '/onboarding/success',
} as const
