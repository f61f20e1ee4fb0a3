interface Order {
  guests: number
  packagePrice: number
  addOns: readonly { price: number }[]
}

/** Guests × package price + the sum of the add-ons (section 9). */
export const estimatedTotal = ({ guests, packagePrice, addOns }: Order): number =>
  guests * packagePrice + addOns.reduce((sum, { price }) => sum + price, 0)
