import { env } from '@/config/env';
import { lateCode } from '@/lib/late-code';

const widget = lateCode(() => import('./captcha-widget'));

/**
 * What the sign-in service wants to see before it looks at a request, where the project protects itself from robots
 * (Authentication → Attack protection). Nothing is asked or loaded where no captcha is configured. A token is good
 * for one request, so each call gets one of its own.
 *
 * @throws AppError with code `captcha` when the check was given up or did not work; nothing was sent then
 */
export async function captchaOptions(): Promise<{ readonly captchaToken?: string }> {
  if (!env.captcha) return {};
  const { solveCaptcha } = await widget.load();
  return { captchaToken: await solveCaptcha(env.captcha) };
}
