import { mergeConfig } from 'vitest/config';
import base from '../../../vitest.database.config.ts';

/** The same on the embedded backend, which is closed after the tests. */
export default {
  ...mergeConfig(base, {}),
  test: { ...base.test, include: ['tests/support/broken/*.ts'] },
};
