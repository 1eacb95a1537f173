/** Words that Chromium lacks of Kazakh, as CLDR has them: it would write English. After a number a noun stays as it is. */
export const KAZAKH_MONTHS = 'қаң. ақп. нау. сәу. мам. мау. шіл. там. қыр. қаз. қар. жел.'.split(' ')
export const KAZAKH_UNITS = { second: 'секунд', minute: 'минут', day: 'күн', megabyte: 'МБ' } as const
