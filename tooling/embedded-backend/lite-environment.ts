// @supabase/lite reads these while it is being imported: this module must come before it.
process.env['LITE_TELEMETRY'] = '0';
process.env['EXPERIMENTAL_STORAGE'] = '1';
