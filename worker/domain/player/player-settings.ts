/** The settings of a profile that the player can change. */
export type PlayerSettings = { locale: string; timezone: string; isAvatarHidden: boolean; isStatisticsHidden: boolean }
