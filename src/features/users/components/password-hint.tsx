import { clsx } from 'clsx';
import { useWatch, type Control } from 'react-hook-form';
import { limits } from '@/config/limits';
import { passwordStrength } from '../password-strength';
import type { UserInput, UserValues } from '../schema';

const tones = ['bg-danger', 'bg-danger', 'bg-warning', 'bg-success'] as const;

/** Says how strong the temporary password is, in words and as a bar. */
export function PasswordHint({
  control,
}: {
  readonly control: Control<UserInput, unknown, UserValues>;
}) {
  const [password, email, fullName] = useWatch({
    control,
    name: ['password', 'email', 'fullName'],
  });
  if (password === '')
    return `At least ${limits.passwordMin} characters; 16 or a few words are best.`;
  const personal = [...fullName.split(/\s+/), email.split('@')[0] ?? ''];
  const { level, label, advice } = passwordStrength(password, personal);
  return (
    <>
      <span aria-hidden="true" className="mb-1 grid grid-cols-3 gap-1">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={clsx('h-1 rounded-full', level >= step ? tones[level] : 'bg-line')}
          />
        ))}
      </span>
      <strong className="font-semibold">{label}.</strong> {advice}
    </>
  );
}
