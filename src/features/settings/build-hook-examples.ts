/** Addresses that a host may give for its build hook; the form and the database must judge each the same. */
export const goodHooks: readonly string[] = [
  '',
  'https://api.netlify.com/build_hooks/65f0c0ffee0123456789abcd',
  'https://api.netlify.com/build_hooks/65f0c0ffee?trigger_branch=main&trigger_title=From+the+CMS',
  'https://api.vercel.com/v1/integrations/deploy/prj_AbC123/dEf456',
  'https://api.cloudflare.com/client/v4/pages/webhooks/deploy_hooks/3f1f2a44-5b0e-4a53-9d7c-0c6f1f0e9d11',
  'https://ci.example.co.in:8443/hooks/build',
  'https://ci.example',
  `https://ci.example/${'x'.repeat(481)}`,
];

export const badHooks: readonly string[] = [
  'http://api.netlify.com/build_hooks/1',
  'javascript:alert(1)',
  '//api.netlify.com/build_hooks/1',
  '/build_hooks/1',
  'https://localhost/hook',
  'https://user:secret@ci.example/hook',
  'https://ci.example@evil.example/hook',
  'https://ci.example\\@evil.example/hook',
  'https://ci.example/hook"onload=',
  "https://ci.example/hook'",
  'https://ci.example/a b',
  'https://ci.example/a\nhttps://evil.example/',
  'https://ci.example/#fragment',
  'https://ci.example/करियर',
  'HTTPS://ci.example/hook',
  ' https://ci.example/hook',
  'https://',
  `https://ci.example/${'x'.repeat(482)}`,
];
