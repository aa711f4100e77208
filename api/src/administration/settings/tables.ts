/** Tables of /settings-setup; api/migrations/0014_settings.sql. */
export type SettingTables = {
  holiday: { day: string; name: string; name_bng: string }
  holiday_year: { year: number }
}

declare module '#db/tables.ts' {
  interface Tables extends SettingTables {}
}
