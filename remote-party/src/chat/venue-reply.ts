/** What a venue can have to say to a line; each is a text of the visitor's language. */
const topics = {
  music: /music|playlist|song|sound|dj|speaker|bluetooth|संगीत|गान|गाने|प्लेलिस्ट|डीजे|म्यूज़िक/iu,
  cake: /cake|eggless|dessert|केक|एगलेस|मिठाई/iu,
  food: /food|veg|menu|jain|buffet|starter|allerg|खान|वेज|शाकाहार|मेन्यू|जैन/iu,
  parking: /park|valet|metro|\bcab|reach|address|पार्किंग|वैले|मेट्रो|पता|पहुँच/iu,
  price: /price|cost|discount|rate|₹|rupee|advance|refund|pay|क़ीमत|कीमत|छूट|रुपय|दाम|भुगतान/iu,
  decor: /decor|flower|balloon|light|theme|सजावट|फूल|गुब्बार|रोशनी/iu,
  time: /time|when|early|late|close|extend|hour|date|समय|कब|देर|जल्दी|तारीख़|तारीख/iu,
  guests: /guest|people|seat|capacity|more of us|kids|child|मेहमान|लोग|सीट|बच्च/iu,
  thanks: /thank|great|perfect|lovely|\bok\b|okay|धन्यवाद|शुक्रिया|बढ़िया|ठीक/iu,
  hello: /^\s*(hi|hello|hey|namaste|नमस्ते|हैलो)/iu,
}
export type ReplyTopic = keyof typeof topics | 'other'

/** The first topic that a line touches; a thank-you counts only where nothing is asked besides. */
export function replyTopic(line: string): ReplyTopic {
  for (const [topic, words] of Object.entries(topics))
    if (words.test(line)) return topic as keyof typeof topics
  return 'other'
}
