const weights = [5, 3, 9, 5, 3, 9, 5, 3]

/** The ninth digit of a routing number guards the other eight. */
export const routingCheckDigit = (eight: string): string =>
  String(weights.reduce((sum, weight, place) => sum + weight * Number(eight[place]), 0) % 10)

/**
 * Nine digits: bank 3, district 2, branch 3, check 1. A slip in one digit is found, unless it stands in the first, fourth or seventh place
 * and is off by an even number: 5 times an even number ends in 0. Of those the bank's code finds the first, the district's digits most of the fourth.
 */
export const isRoutingNumber = (digits: string): boolean => /^[0-9]{9}$/.test(digits) && routingCheckDigit(digits) === digits[8]

/** The three digits that open the numbers of one bank. */
export const bankOfRouting = (number: string): string => number.slice(0, 3)
