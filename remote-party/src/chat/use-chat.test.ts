import { expect, test } from 'vitest'
import { replyTopic } from './use-chat'

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
  ['म्यूजिक सिस्टम है?', 'music'],
  ['म्यू\u095bिक सिस्टम है?', 'music'],
  ['वहाँ कैसे पहुंचें?', 'parking'],
  ['बढिया!', 'thanks'],
  ['Sounds great', 'thanks'],
  ['That sounds good', 'thanks'],
  ['Could you decorate the terrace?', 'decor'],
  ['Chocolate, please', 'cake'],
  ['Sparkling water for all of us', 'other'],
  ['Can you accommodate a wheelchair?', 'other'],
  ['We are here to celebrate', 'other'],
  ['Do you have speakers?', 'music'],
  ['What are your rates?', 'price'],
  ['Is parking free?', 'parking'],
  ['', 'other'],
])('the venue replies to %j about %s', (message, topic) => {
  expect(replyTopic(message)).toBe(topic)
})
