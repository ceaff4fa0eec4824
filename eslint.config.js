import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';

const shared = ['components', 'config', 'data', 'hooks', 'lib'];
const features = readdirSync(`${import.meta.dirname}/src/features`);

const importPatterns = [
  { group: ['@supabase/*'], message: 'Only lib/supabase imports the SDK.' },
  { group: ['../../../*'], message: 'Use the @/ alias across folders.' },
];

export default tseslint.config(
  {
    ignores: [
      'dist',
      'dist-ssr',
      'node_modules',
      'supabase/.temp',
      'test-results',
      'playwright-report',
      '**/database.types.ts',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => void work()` is how a handler says that it does not wait.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      // `throw redirect(…)` is how the router's loaders answer.
      '@typescript-eslint/only-throw-error': 'off',
      'import-x/no-cycle': 'error',
      '@typescript-eslint/no-extraneous-class': ['error', { allowEmpty: true }],
      'no-console': 'error',
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'Use lib/storage.' },
        { name: 'sessionStorage', message: 'Use lib/storage.' },
        { name: 'indexedDB', message: 'Use lib/storage.' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Use lib/html.' },
        {
          selector:
            'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/]',
          message: 'Use lib/html.',
        },
        {
          selector:
            "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]",
          message: 'Use lib/html.',
        },
        {
          selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression',
          message: 'Write the properties out.',
        },
      ],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            // What a boundary has waited for is shown 300 ms after its fallback at the earliest.
            { name: 'react', importNames: ['use'], message: 'Use hooks/use-arrival.' },
          ],
          patterns: importPatterns,
        },
      ],
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            {
              target: shared.map((name) => `./src/${name}`),
              from: ['./src/features', './src/app'],
              message: 'Shared code knows no feature.',
            },
            { target: './src/features', from: './src/app', message: 'Features know no route.' },
            {
              target: './src/components/ui',
              from: ['./src/lib', './src/config'],
              message: 'ui knows no application.',
            },
            ...features.map((name) => ({
              target: `./src/features/${name}`,
              from: './src/features',
              except: [`./${name}`],
              message: 'A feature never imports a feature; compose them in app.',
            })),
            {
              target: './src',
              from: ['./tests', './scripts', './tooling'],
              message: 'The product does not import its tools.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, ...jsxA11y.flatConfigs.strict.plugins },
    languageOptions: { globals: globals.browser },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.strict.rules },
  },
  { files: ['src/**/*.{ts,tsx}'], extends: [query.configs['flat/recommended-strict']] },
  {
    // All that its query depends on follows from the key's beginning, which names the list, or from the filter.
    files: ['src/lib/supabase/counted-list.ts'],
    rules: { '@tanstack/query/exhaustive-deps': 'off' },
  },
  {
    files: ['src/**/*.test.{ts,tsx}'],
    extends: [testingLibrary.configs['flat/react']],
    rules: {
      // The head, markup of articles and the place of the focus have no role to be found by.
      'testing-library/no-node-access': 'off',
      'testing-library/no-container': 'off',
      // A page that suspends needs an awaited act around its first render.
      'testing-library/no-unnecessary-act': ['error', { isStrict: false }],
      'testing-library/no-render-in-lifecycle': [
        'error',
        { allowTestingFrameworkSetupHook: 'beforeEach' },
      ],
      // Unmounting comes before storage is cleared, and stands for a reload.
      'testing-library/no-manual-cleanup': 'off',
      // Helpers named `renderX` return what their tests go on with.
      'testing-library/render-result-naming-convention': 'off',
    },
  },
  {
    // Prerendered parts keep their HTML until what they wait for is there; and what is said of `use` is tried.
    files: [
      'src/components/late/{near,standing}.tsx',
      'src/lib/late-code.ts',
      'src/testing/**',
      '**/*.test.tsx',
    ],
    rules: { 'no-restricted-imports': ['error', { patterns: importPatterns }] },
  },
  {
    // The SDK's only importer, and the tools around the product, which have no alias of their own.
    files: ['src/lib/supabase/**', 'tests/**', 'tooling/**', 'scripts/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  { files: ['src/lib/log.ts'], rules: { 'no-console': ['error', { allow: ['warn'] }] } },
  { files: ['src/lib/storage/**'], rules: { 'no-restricted-globals': 'off' } },
  { files: ['src/lib/html/**'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['scripts/**', 'tooling/**', 'tests/**', '*.config.ts', '*.config.js'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      // Tests look into the browser's storage from outside and read JSON they know.
      'no-restricted-globals': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  { files: ['eslint.config.js'], extends: [tseslint.configs.disableTypeChecked] },
);
