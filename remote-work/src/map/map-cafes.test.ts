import { expect, test } from 'vitest'
import { sampleCafes } from '../model/cafe/sample-cafes'
import { mapCafes, positionOf } from './map-cafes'
import { memberPosition } from './map-position'
import { pins } from './map-strip'

const cafes = mapCafes(sampleCafes)

test('map cafés are rated 4.4 to 4.9 and lie 0.3 to 1.5 km away', () => {
  for (const { cafe } of cafes) {
    expect(cafe.rating).toBeGreaterThanOrEqual(4.4)
    expect(cafe.rating).toBeLessThanOrEqual(4.9)
    expect(Number.parseFloat(cafe.distance)).toBeGreaterThanOrEqual(0.3)
    expect(Number.parseFloat(cafe.distance)).toBeLessThanOrEqual(1.5)
  }
})

test('there are four, two of each tier', () => {
  expect(cafes.map(({ cafe }) => cafe.passType).toSorted()).toEqual([
    'Gold',
    'Gold',
    'Silver',
    'Silver',
  ])
})

test('a pin is as far from the member as its distance says, at one scale', () => {
  const aspect = 844 / 390
  for (const { cafe, position } of cafes) {
    const across = position.left - memberPosition.left
    const down = (position.top - memberPosition.top) * aspect
    expect(Math.hypot(across, down) / 28.2).toBeCloseTo(Number.parseFloat(cafe.distance), 1)
  }
})

test('pins are far enough from the edges to be tapped, and above the card', () => {
  for (const { position } of cafes) {
    expect(position.left).toBeGreaterThan(7)
    expect(position.left).toBeLessThan(93)
    expect(position.top).toBeLessThan(60)
  }
})

test.each(pins)('the strip on Home has $cafe where the map has it', ({ cafe, left, top }) => {
  const position = positionOf(cafe)
  expect(left).toBeCloseTo(position.left, 1)
  expect(top).toBeCloseTo(position.top, 1)
})
