import type { Words } from './translations'

/** Every screen of the app once: the scenario that shows it, and its title before the product's name. */
export function screenTitles(words: Words) {
  const oneLine = (key: string) => words(key).replace('\n', ' ')
  const wizardStep = (step: number) => words(`party:wizard.steps.${step}`)
  const forPartners = (title: string) => `${title} · ${words('admin:title')}`
  return {
    'onboarding-phone': words('shell:onboarding.phone.title'),
    'onboarding-otp': words('shell:onboarding.code.title'),
    'onboarding-profile': words('shell:onboarding.profile.title'),
    'onboarding-interests': words('shell:onboarding.interests.title'),
    'onboarding-permissions': words('shell:onboarding.permissions.title'),
    'onboarding-success': words('shell:onboarding.success.title'),
    modes: oneLine('shell:chooser.title'),
    'work-home': words('work:home.title'),
    explore: words('work:explore.title'),
    cafe: words('work:cafes.samples.dabara-house.name'),
    map: words('work:map.title'),
    wallet: words('work:wallet.title'),
    purchase: words('work:purchase.title'),
    compare: words('work:compare.title'),
    'check-in': words('work:checkIn.title'),
    invite: words('work:tasting.title'),
    rating: words('work:tasting.rate'),
    'invite-earn': words('work:referrals.title'),
    profile: words('work:profile.title'),
    settings: words('work:settings.title'),
    party: oneLine('party:venues.title'),
    venue: words('party:venues.samples.chandni-terrace.name'),
    'party-create-1': wizardStep(1),
    'party-create-2': wizardStep(2),
    'party-create-3': wizardStep(3),
    'party-create-4': wizardStep(4),
    'party-create-5': wizardStep(5),
    parties: words('party:parties.title'),
    chat: words('party:chat.title', { venue: words('party:venues.samples.chandni-terrace.name') }),
    hopping: words('party:hopping.title'),
    route: words('party:hopping.samples.filter-trail.name'),
    'hopping-pass': words('party:pass.title'),
    gig: words('gig:list.page'),
    'gig-detail': words('gig:sampleGigs.ghazal-baithak.title'),
    'my-gigs-empty': words('gig:myGigs.title'),
    artist: 'Ira Menon',
    premium: words('gig:premium.name'),
    'admin-login': forPartners(words('admin:signIn.submit')),
    'admin-dashboard': words('admin:title'),
    'admin-cafe': forPartners(words('admin:samples.dabara-house.name')),
  }
}

/** What the page's title says at a scenario, where it shows a screen of its own; the welcome has the product's name alone. */
export function titleOf(scenario: string, words: Words): string | undefined {
  const brand = words('shell:welcome.brand')
  if (scenario === 'welcome') return brand
  const title = new Map(Object.entries(screenTitles(words))).get(scenario)
  return title && `${title} · ${brand}`
}
