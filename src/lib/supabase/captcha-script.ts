import type { Captcha } from '@/config/env';
import { captchaError } from './auth-errors';

/** Named once, so that the policy below lets nothing else be loaded. */
const addresses: Record<Captcha['provider'], string> = {
  turnstile:
    'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=careerloomCaptchaReady',
  hcaptcha:
    'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&onload=careerloomCaptchaReady',
};

/** A script that arrives and then stops says nothing any more. In milliseconds. */
const SCRIPT_PATIENCE = 20_000;

/** What we use of https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
interface Turnstile {
  readonly render: (box: HTMLElement, options: Record<string, unknown>) => string | undefined;
  readonly remove: (widget: string) => void;
}

/** What we use of https://docs.hcaptcha.com/configuration */
interface HCaptcha {
  readonly render: (box: HTMLElement, options: Record<string, unknown>) => string;
  readonly execute: (
    widget: string,
    options: { async: true },
  ) => Promise<{ readonly response: string }>;
  readonly remove: (widget: string) => void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
    hcaptcha?: HCaptcha;
    /** Called by the provider's script as soon as it can be used. */
    careerloomCaptchaReady?: () => void;
  }
}

let loading: Promise<void> | undefined;

/** Fetches the provider's script on first use; a failure is forgotten, so that the next try asks anew. */
export function loadCaptchaScript(provider: Captcha['provider']): Promise<void> {
  loading ??= insertScript(addresses[provider]).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function insertScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  // The DOM's types know only strings here.
  Object.assign(script, { src: asTrustedAddress(address) });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      window.careerloomCaptchaReady = resolve;
      script.addEventListener('error', reject);
      timer = setTimeout(reject, SCRIPT_PATIENCE);
      document.head.append(script);
    });
  } catch (cause) {
    script.remove();
    const { host } = new URL(address);
    throw captchaError(
      `The security check could not be loaded, so nothing was sent. Check your connection, let your browser load ${host}, and try again.`,
      cause,
    );
  } finally {
    clearTimeout(timer);
  }
}

let policy: Pick<TrustedTypePolicy, 'createScriptURL'> | undefined;

/** The one address from which this site loads somebody else's script. */
function asTrustedAddress(address: string): TrustedScriptURL | string {
  policy ??= window.trustedTypes?.createPolicy('careerloom-captcha', {
    createScriptURL: (wanted: string) => {
      if (Object.values(addresses).includes(wanted)) return wanted;
      throw new TypeError('Not the address of a captcha');
    },
  });
  return policy ? policy.createScriptURL(address) : address;
}
