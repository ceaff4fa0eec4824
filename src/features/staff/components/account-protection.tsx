import { OwnSessions } from './own-sessions';
import { SecondFactor } from './second-factor';

interface AccountProtectionProps {
  /** Something is begun and not ended. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** What protects the account besides the password; only where the sign-in service knows of it. */
export function AccountProtection({ onDirty }: AccountProtectionProps) {
  return (
    <>
      <SecondFactor onDirty={onDirty} />
      <OwnSessions />
    </>
  );
}
