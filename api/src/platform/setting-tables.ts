/** What the board keeps on /settings-setup; api/migrations/0014_settings.sql. */
export type SettingTables = {
  holiday_year: { year: number }
}
