import { expect, test } from 'vitest'
import { replyTopic } from './venue-reply'

test.each([
  ['Lovely. Can we bring our own playlist?', 'music'],
  ['Fair. And the cake, can it be eggless?', 'cake'],
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
  ['केक बिना अंडे का हो सकता है?', 'cake'],
  ['पार्किंग कहाँ है?', 'parking'],
  ['धन्यवाद', 'thanks'],
  ['', 'other'],
])('to %j the venue answers about %s', (line, topic) => {
  expect(replyTopic(line)).toBe(topic)
})
