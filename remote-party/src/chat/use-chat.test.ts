import { expect, test } from 'vitest'
import { replyTopic } from './use-chat'

test.each([
  ['Any discount for forty people?', 'price'],
  ['Great, what does it cost?', 'price'],
  ['कितना भुगतान करना है?', 'price'],
  ['Thank you!', 'thanks'],
  ['धन्यवाद', 'thanks'],
  ['बढ़िया', 'thanks'],
  ['Is there Jain food?', 'other'],
  ['Can you accommodate a wheelchair?', 'other'],
  ['', 'other'],
])('the venue replies to %j about %s', (message, topic) => {
  expect(replyTopic(message)).toBe(topic)
})
