/** Translation keys: i18next takes what follows an underscore for a context. */
export const passLabels = {
  silver_weekly: 'pass.silverWeekly',
  silver_monthly: 'pass.silverMonthly',
  gold_weekly: 'pass.goldWeekly',
  gold_monthly: 'pass.goldMonthly',
  hop: 'pass.hop',
} as const
