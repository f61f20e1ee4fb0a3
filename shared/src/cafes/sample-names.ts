/**
 * English and Hindi names of the samples that are stored in one language and may be shown in the other, where the
 * translations of their mode are not loaded. A test compares them with the modes' own.
 */
export const sampleNames: readonly (readonly [en: string, hi: string])[] = [
  ['Dabara House', 'दबारा हाउस'],
  ['Khidki Coffee', 'खिड़की कॉफ़ी'],
  ['Tulsi Courtyard', 'तुलसी आँगन'],
  ['Bookmark Reading Room', 'बुकमार्क रीडिंग रूम'],
  ['Monsoon Glasshouse', 'मॉनसून ग्लासहाउस'],
  ['Cutting Chai Company', 'कटिंग चाय कंपनी'],
  ['Slow Drip Bar', 'स्लो ड्रिप बार'],
  ['Gulmohar Counter', 'गुलमोहर काउंटर'],
  ['Lakeside Verandah', 'लेकसाइड बरामदा'],
  ['Rose Cup Room', 'रोज़ कप रूम'],
  ['Chandni Terrace', 'चाँदनी टेरेस'],
  ['Sitara Social', 'सितारा सोशल'],
  ['Rang Mahal Kitchen', 'रंग महल किचन'],
  ['The Copper Still', 'द कॉपर स्टिल'],
  ['Dastarkhwan House', 'दस्तरख़्वान हाउस'],
  ['Lagoon Veranda', 'लगून बरामदा'],
  ['Neelam Room', 'नीलम रूम'],
  ['Raat Rani Rooftop', 'रात रानी रूफ़टॉप'],
  // The only sample gig that is confirmed.
  ['Raga at Dusk', 'साँझ का राग'],
  ['Kabir Anand', 'कबीर आनंद'],
  ['Meher Irani', 'मेहर ईरानी'],
  ['Dev Pillai', 'देव पिल्लई'],
]

/** A stored name in the visitor's language, if it is a sample's; any other as stored. */
export function sampleNameIn(language: string, stored: string): string {
  const [english, hindi] = sampleNames.find((names) => names.includes(stored)) ?? [stored, stored]
  return language.startsWith('hi') ? hindi : english
}
