import type { Captcha } from '@/config/env';
import { newId } from '@/lib/drafts/new-id';
import { captchaError } from './auth-errors';
import { loadCaptchaScript } from './captcha-script';

/** How long the check may work by itself before somebody is asked to do something. In milliseconds. */
const SILENT_PATIENCE = 30_000;

const ABANDONED = 'The security check was not completed, so nothing was sent. Try again.';
const FAILED =
  'The security check did not work, so nothing was sent. Try again, or use another browser.';

interface Listener {
  /** The person has to do something. */
  readonly onChallenge: () => void;
  readonly onToken: (token: string) => void;
  readonly onFailure: (sentence: string, cause?: unknown) => void;
}

/** Starts a check in the box. @returns what takes it away again */
type Start = (box: HTMLElement, siteKey: string, listener: Listener) => () => void;

const startTurnstile: Start = (box, siteKey, { onChallenge, onToken, onFailure }) => {
  const turnstile = window.turnstile;
  const widget = turnstile?.render(box, {
    sitekey: siteKey,
    appearance: 'interaction-only',
    // The ordinary box is 300 pixels wide, and stands within the margins of the region below.
    size: box.clientWidth < 340 ? 'compact' : 'normal',
    retry: 'never',
    'response-field': false,
    callback: onToken,
    'before-interactive-callback': onChallenge,
    'timeout-callback': () => onFailure(ABANDONED),
    'expired-callback': () => onFailure(ABANDONED),
    'unsupported-callback': () => onFailure(FAILED),
    'error-callback': (code: unknown) => {
      onFailure(FAILED, code);
      // Told that we know, it does not write to the console.
      return true;
    },
  });
  if (widget === undefined) onFailure(FAILED);
  return () => {
    if (widget !== undefined) turnstile?.remove(widget);
  };
};

const startHCaptcha: Start = (box, siteKey, { onChallenge, onToken, onFailure }) => {
  const hcaptcha = window.hcaptcha;
  if (!hcaptcha) {
    onFailure(FAILED);
    return () => undefined;
  }
  box.id = `captcha-${newId()}`;
  const widget = hcaptcha.render(box, {
    sitekey: siteKey,
    size: 'invisible',
    // At the end of the page a dialog of ours would keep pointer and focus away from it.
    'challenge-container': box.id,
    'open-callback': onChallenge,
  });
  hcaptcha.execute(widget, { async: true }).then(
    ({ response }) => onToken(response),
    (reason: unknown) =>
      onFailure(
        reason === 'challenge-closed' || reason === 'challenge-expired' ? ABANDONED : FAILED,
        reason,
      ),
  );
  return () => hcaptcha.remove(widget);
};

const starts: Record<Captcha['provider'], Start> = {
  turnstile: startTurnstile,
  hcaptcha: startHCaptcha,
};

/**
 * Lets the provider check that a person is there. Mostly nobody notices; where something is to be done, it appears above
 * the form that is being sent.
 *
 * @returns a token for one request
 * @throws AppError with code `captcha` and a sentence for the form
 */
export async function solveCaptcha({ provider, siteKey }: Captcha): Promise<string> {
  const active = document.activeElement;
  await loadCaptchaScript(provider);
  const region = document.createElement('div');
  const box = document.createElement('div');
  region.append(box);
  place(region, active);

  let end: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const onFailure = (sentence: string, cause?: unknown) =>
        reject(captchaError(sentence, cause));
      timer = setTimeout(() => onFailure(FAILED), SILENT_PATIENCE);
      const onChallenge = () => {
        clearTimeout(timer);
        showChallenge(region, () => onFailure(ABANDONED));
      };
      try {
        end = starts[provider](box, siteKey, { onChallenge, onToken: resolve, onFailure });
      } catch (cause) {
        onFailure(FAILED, cause);
      }
    });
  } finally {
    clearTimeout(timer);
    const hadFocus = region.contains(document.activeElement);
    try {
      end();
    } catch {
      // The token is there, or the sentence; what becomes of the provider's widget does not matter any more.
    }
    region.remove();
    if (hadFocus && active instanceof HTMLElement) active.focus();
  }
}

/** Above the form, and inside the dialog in which it may stand: whatever is outside cannot be reached then. */
function place(region: HTMLElement, active: Element | null): void {
  const form = active?.closest('form') ?? document.querySelector('form[aria-busy="true"]');
  if (form?.parentElement) {
    form.before(region);
    return;
  }
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  (dialog ?? document.getElementById('main') ?? document.body).prepend(region);
}

function showChallenge(region: HTMLElement, giveUp: () => void): void {
  if (region.hasAttribute('role')) return;
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', 'Security check');
  region.tabIndex = -1;
  region.className = 'space-y-3 rounded-sm bg-brand-soft px-4 py-3 text-sm text-ink';
  const sentence = document.createElement('p');
  sentence.textContent = 'Complete this check to go on. What you typed stays.';
  const cancel = document.createElement('button');
  cancel.type = 'button';
  cancel.className = 'link-underline';
  cancel.textContent = 'Cancel the check';
  cancel.addEventListener('click', giveUp);
  region.prepend(sentence);
  region.append(cancel);
  region.focus();
}
