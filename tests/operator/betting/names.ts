import type { Sport } from '#domain/betting/betting.ts'
import type { Names } from '#domain/languages/names.ts'

export const CHANNELS = 5

type League = { id: string; name: Names }

/** Five leagues per sport; each has one ongoing event at any time. */
export const LEAGUES: Record<Sport, readonly League[]> = {
  football: [
    league('steppe-premier', 'Steppe Premier League', 'Премьер-лига Степи', 'Дала премьер-лигасы'),
    league('northern-cup', 'Northern Cup', 'Северный кубок', 'Солтүстік кубогы'),
    league('silk-road', 'Silk Road League', 'Лига Шёлкового пути', 'Жібек жолы лигасы'),
    league('atlantic', 'Atlantic Championship', 'Атлантический чемпионат', 'Атлантика чемпионаты'),
    league('friendlies', 'Club Friendlies', 'Товарищеские матчи клубов', 'Клубтардың жолдастық кездесулері'),
  ],
  tennis: [
    league('almaty-open', 'Almaty Open', 'Almaty Open', 'Almaty Open'),
    league('volga-masters', 'Volga Masters', 'Volga Masters', 'Volga Masters'),
    league('coast-open', 'Coast Open, women', 'Coast Open, женщины', 'Coast Open, әйелдер'),
    league('challenger', 'Mountain Challenger', 'Горный челленджер', 'Тау челленджері'),
    league('juniors', 'Junior Tour', 'Юниорский тур', 'Жасөспірімдер туры'),
  ],
  basketball: [
    league('eurasia', 'Eurasia League', 'Евразийская лига', 'Еуразия лигасы'),
    league('pacific', 'Pacific League', 'Тихоокеанская лига', 'Тынық мұхит лигасы'),
    league('city-cup', 'City Cup', 'Кубок городов', 'Қалалар кубогы'),
    league('women', 'Women’s League', 'Женская лига', 'Әйелдер лигасы'),
    league('college', 'College Series', 'Студенческая серия', 'Студенттер сериясы'),
  ],
  esports: [
    league('blast-steppe', 'Counter Series', 'Counter Series', 'Counter Series'),
    league('ancients', 'Ancients Cup', 'Кубок древних', 'Көнелер кубогы'),
    league('rift', 'Rift League', 'Лига разлома', 'Жарық лигасы'),
    league('valor', 'Valor Circuit', 'Valor Circuit', 'Valor Circuit'),
    league('academy', 'Academy League', 'Академическая лига', 'Академия лигасы'),
  ],
}

function league(id: string, en: string, ru: string, kz: string): League {
  return { id, name: { en, ru, kz } }
}

const CITIES =
  'Almaty Astana Shymkent Aktobe Taraz Karaganda Kazan Samara Omsk Tomsk Perm Lisbon Porto Bergen Malmo Gdansk Zagreb Izmir Baku Tbilisi Yerevan Riga'.split(
    ' ',
  )
const CLUBS = ['Wolves', 'United', 'Falcons', 'Dynamos', 'City', 'Rovers', 'Stars', 'Nomads', 'Kings', 'Lynx']
const FIRST = ['A.', 'B.', 'D.', 'E.', 'I.', 'K.', 'L.', 'M.', 'N.', 'S.', 'T.']
const LAST =
  'Akhmetov Bekova Carvalho Duarte Eriksen Fedorov Horvat Ivanova Jansson Kim Lindqvist Markovic Nurlan Orlov Petrenko Rossi Sato Tulegenov Vesely Yilmaz'.split(
    ' ',
  )
const CREWS = [
  'Ember',
  'Nova',
  'Kraken',
  'Vortex',
  'Sable',
  'Onyx',
  'Zenith',
  'Mirage',
  'Howl',
  'Quartz',
  'Rift',
  'Tulpar',
]
const CREW_KINDS = ['Esports', 'Gaming', 'Team', 'Clan']

type Pick = <Item>(list: readonly Item[]) => Item

/** Picks two different sides for an event. */
export function getSides(sport: Sport, pick: Pick): [string, string] {
  const home = getSide(sport, pick)
  for (;;) {
    const away = getSide(sport, pick)
    if (away !== home) return [home, away]
  }
}

function getSide(sport: Sport, pick: Pick): string {
  if (sport === 'tennis') return `${pick(FIRST)} ${pick(LAST)}`
  return sport === 'esports' ? `${pick(CREWS)} ${pick(CREW_KINDS)}` : `${pick(CITIES)} ${pick(CLUBS)}`
}
