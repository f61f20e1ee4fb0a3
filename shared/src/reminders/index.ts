export { inBothLanguages } from './in-both-languages'
export { claimReminder, planReminders, unclaimReminder } from './reminder-plans'
export { dueReminders, nextReminderTime } from './reminder-rules'
