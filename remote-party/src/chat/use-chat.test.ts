import { expect, test } from 'vitest'
import { replyTopic } from './use-chat'

test.each([
  ['Lovely. Can we bring our own playlist?', 'music'],
  ['Is there Jain food?', 'food'],
  ['Where do we park?', 'parking'],
  ['Any discount for forty people?', 'price'],
  ['Can you put up flowers?', 'decor'],
  ['How late can we stay?', 'time'],
  ['We may be six more guests', 'guests'],
  ['Thank you!', 'thanks'],
  ['Namaste', 'hello'],
  ['Rasmalai, please', 'other'],
  ['क्या हम अपनी प्लेलिस्ट ला सकते हैं?', 'music'],
  ['धन्यवाद', 'thanks'],
  ['म्यू\u095bिक सिस्टम है?', 'music'],
  ['वहाँ कैसे पहुंचें?', 'parking'],
  ['Chocolate, please', 'cake'],
  ['Can you accommodate a wheelchair?', 'other'],
  ['', 'other'],
])('the venue replies to %j about %s', (message, topic) => {
  expect(replyTopic(message)).toBe(topic)
})
