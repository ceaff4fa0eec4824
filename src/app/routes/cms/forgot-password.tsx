import { AuthFrame } from '@/features/staff/components/auth-frame';
import { ResetRequestForm } from '@/features/staff/components/reset-request-form';
import { PrivateHead } from '@/lib/seo/private-head';

export function Component() {
  return (
    <AuthFrame
      title="Forgot your password?"
      description="Enter your e-mail address. We will send you a link with which you can choose a new password."
    >
      <PrivateHead title="Forgot your password?" />
      <ResetRequestForm />
    </AuthFrame>
  );
}
