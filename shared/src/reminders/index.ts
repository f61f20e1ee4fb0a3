export { inBothLanguages } from './in-both-languages'
export { claimReminder, planReminders } from './reminder-plans'
export { dueReminders, nextReminderTime } from './reminder-rules'
