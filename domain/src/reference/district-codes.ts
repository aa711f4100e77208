/** Two-digit code of the Bureau of Statistics for each district of our list. */
const statisticalDigits: { readonly [district: string]: string } = {
  '1': '19',
  '2': '30',
  '3': '12',
  '4': '84',
  '5': '75',
  '6': '13',
  '7': '51',
  '8': '15',
  '9': '22',
  '10': '46',
  '11': '03',
  '12': '88',
  '13': '76',
  '14': '10',
  '15': '81',
  '16': '69',
  '17': '38',
  '18': '70',
  '19': '64',
  '20': '41',
  '21': '87',
  '22': '57',
  '23': '65',
  '24': '18',
  '25': '50',
  '26': '55',
  '27': '47',
  '28': '01',
  '29': '44',
  '30': '42',
  '31': '78',
  '32': '79',
  '33': '06',
  '34': '09',
  '35': '04',
  '36': '91',
  '37': '58',
  '38': '36',
  '39': '90',
  '40': '68',
  '41': '33',
  '42': '86',
  '43': '67',
  '44': '93',
  '45': '48',
  '46': '56',
  '47': '26',
  '48': '59',
  '49': '82',
  '50': '54',
  '51': '35',
  '52': '29',
  '53': '77',
  '54': '27',
  '55': '52',
  '56': '73',
  '57': '32',
  '58': '94',
  '59': '85',
  '60': '49',
  '61': '89',
  '62': '61',
  '63': '39',
  '64': '72',
}

const districts = new Map(Object.entries(statisticalDigits).map(([district, digits]) => [digits, district]))

/** Routing numbers use the same codes with three exceptions: Dhaka has two, and Dinajpur the one after its own. */
const routingDistricts = new Map([...districts, ['26', '47'], ['27', '47'], ['28', '54']])

/** The district in a routing number; undefined if the digits match none, as for some head offices of banks. */
export const districtOfRoutingNumber = (number: string): string | undefined => routingDistricts.get(number.slice(3, 5))

const divisions = new Map([
  ['10', '4'],
  ['20', '1'],
  ['30', '6'],
  ['40', '3'],
  ['45', '8'],
  ['50', '2'],
  ['55', '7'],
  ['60', '5'],
])

/** Our division for a code of the Bureau of Statistics. */
export const divisionOfBbsCode = (code: string): string | undefined => divisions.get(code)

/** Our district for a code of the Bureau of Statistics: `3093`, division and district, is 44. */
export const districtOfBbsCode = (code: string): string | undefined =>
  /^[1-6][05][0-9]{2}$/.test(code) ? districts.get(code.slice(2)) : undefined

/**
 * True if a branch with this routing number may be in this district. True if the digits or the district are unknown.
 */
export function mayRoutingNumberBeIn(number: string, district: string): boolean {
  const found = districtOfRoutingNumber(number)
  return found === undefined || !Object.hasOwn(statisticalDigits, district) || found === district
}
