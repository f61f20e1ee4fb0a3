export { itemsOfPlans, plannedReminders, removePlan } from './contract-1'
export { type DatedItem, datedItem, isLasting } from './dated-item'
export { keepAgenda, publishAgenda } from './publish-agenda'
export {
  dueReminders,
  nextReminderTime,
  type OpenReminder,
  wantedReminders,
} from './reminder-rules'
export { claimReminder, forgetEarlyReminders, shownReminders } from './shown-reminders'
