import * as z from 'zod/mini';
import { defineStore } from '@/lib/storage/define-store';

export const SESSION_STORAGE_KEY = 'careerloom-auth';

/** What supabase-js keeps between visits. Only its absence is ever believed. */
export const keptSession = defineStore({
  key: SESSION_STORAGE_KEY,
  schema: z.unknown(),
  fallback: null,
});
