import type { PassId, PassPlan, Tier } from '@baithak/domain'

const benefits: Record<Tier, string[]> = {
  Silver: [
    'Silver cafés',
    '1 Gold café access per month',
    'Complimentary daily coffee',
    '10% F&B discount',
    'Free WiFi',
  ],
  Gold: [
    'Gold, Luxury and Silver cafés',
    'Complimentary daily premium coffee',
    '15% F&B discount',
    'Free WiFi plus priority seating',
    'Free access to select networking events',
  ],
}

const plan = (id: PassId, type: Tier, duration: PassPlan['duration'], price: number): PassPlan => ({
  id,
  type,
  duration,
  price,
  benefits: benefits[type],
  status: 'Active',
})

/** All plans with their prices in rupees (section 9). Stored plans are in English; screens translate them. */
export const passPlans: Record<PassId, PassPlan> = {
  silver_weekly: plan('silver_weekly', 'Silver', 'Weekly', 1750),
  silver_monthly: plan('silver_monthly', 'Silver', 'Monthly', 4999),
  gold_weekly: plan('gold_weekly', 'Gold', 'Weekly', 3150),
  gold_monthly: plan('gold_monthly', 'Gold', 'Monthly', 7999),
}

/** What every pass can be upgraded to (section 2). */
export const upgradePlan = passPlans.gold_monthly

/** The plans that can be bought. */
export const plansOnSale = (plans: PassPlan[] = Object.values(passPlans)): PassPlan[] =>
  plans.filter(({ status }) => status === 'Active')
