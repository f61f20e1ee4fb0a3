import { normalizeForSearch } from '@baithak/domain'

/** Patterns for normalized messages, in order of priority. The replies are in the locales under `reply`. */
const topics = {
  music:
    /\b(?:music|playlist|songs?|sound|dj|speakers?|bluetooth)\b|संगीत|गान|गाने|प्लेलिस्ट|डीजे|म्यूजिक/u,
  cake: /\b(?:cakes?|eggless|desserts?|chocolate)\b|केक|एगलेस|मिठाई/u,
  food: /\b(?:food|veg|menu|jain|buffet|starter|allerg)|खान|वेज|शाकाहार|मेन्यू|जैन/u,
  parking: /\b(?:park|parking|parked|valet|metro|cabs?|reach|address)\b|पार्किंग|वैले|मेट्रो|पता|पहुंच/u,
  price: /\b(?:price|cost|discount|rates?\b|rupee|advance|refund|pay)|₹|कीमत|छूट|रुपय|दाम|भुगतान/u,
  decor: /\b(?:decor|flower|balloon|light|theme)|सजावट|फूल|गुब्बार|रोशनी/u,
  time: /\b(?:times?|when|early|late|later|close|extend|hours?|dates?)\b|समय|कब|देर|जल्दी|तारीख/u,
  guests: /\b(?:guest|people|seat|capacity|more of us|kids|child)|मेहमान|लोग|सीट|बच्च/u,
  thanks: /\b(?:thank|great|perfect|lovely|sounds good|ok\b|okay)|धन्यवाद|शुक्रिया|बढिया|ठीक/u,
  hello: /^\s*(?:hi\b|hello|hey|namaste|नमस्ते|हैलो)/u,
}
type ReplyTopic = keyof typeof topics | 'other'

/** The first topic that a message matches; questions come before thanks. */
export function replyTopic(message: string): ReplyTopic {
  const normalized = normalizeForSearch(message)
  for (const [topic, pattern] of Object.entries(topics))
    if (pattern.test(normalized)) return topic as keyof typeof topics
  return 'other'
}
