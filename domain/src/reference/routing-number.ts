const weights = [5, 3, 9, 5, 3, 9, 5, 3]

/** The ninth digit is a checksum of the other eight. */
export const routingCheckDigit = (eight: string): string =>
  String(weights.reduce((sum, weight, place) => sum + weight * Number(eight[place]), 0) % 10)

/**
 * Nine digits: bank 3, district 2, branch 3, check 1. The checksum detects a single wrong digit, except an even
 * difference in position 1, 4 or 7, because their weight is 5. The bank code detects the first case, the district code
 * most of the second.
 */
export const isRoutingNumber = (digits: string): boolean =>
  /^[0-9]{9}$/.test(digits) && routingCheckDigit(digits) === digits[8]

export const bankOfRoutingNumber = (number: string): string => number.slice(0, 3)
