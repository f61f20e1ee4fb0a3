import { normalizeForSearch } from '@baithak/shared/format'

/** What a venue can have to say to a line, by normalizeForSearch words of it; each is a text of the visitor's language. */
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
export type ReplyTopic = keyof typeof topics | 'other'

/** The first topic that a line touches; a thank-you counts only where nothing is asked besides. */
export function replyTopic(line: string): ReplyTopic {
  const said = normalizeForSearch(line)
  for (const [topic, words] of Object.entries(topics))
    if (words.test(said)) return topic as keyof typeof topics
  return 'other'
}
