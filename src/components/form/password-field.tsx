import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { asText, FieldFrame, type FieldProps } from './field-frame';

interface PasswordFieldProps<T extends FieldValues, N extends FieldPath<T>, O> extends FieldProps<
  T,
  N,
  O
> {
  autoComplete: 'current-password' | 'new-password' | 'off';
  /** What is hidden, as its button calls it. */
  noun?: string;
  /** Right of the label, for instance the link "Forgot password?". */
  aside?: ReactNode;
}

export function PasswordField<T extends FieldValues, N extends FieldPath<T>, O>({
  control,
  name,
  label,
  hint,
  required,
  disabled,
  className,
  autoComplete,
  noun = 'password',
  aside,
}: PasswordFieldProps<T, N, O>) {
  const { field, fieldState } = useController({ control, name });
  const [visible, setVisible] = useState(false);
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      required={required}
      aside={aside}
      className={className}
    >
      {(wiring) => (
        <span className="relative block">
          <Input
            {...wiring}
            {...field}
            type={visible ? 'text' : 'password'}
            value={asText(field.value)}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            disabled={disabled}
            className="pr-12"
          />
          <IconButton
            label={`${visible ? 'Hide' : 'Show'} ${noun}`}
            icon={visible ? <EyeOff /> : <Eye />}
            size="small"
            className="absolute top-1/2 right-1.5 -translate-y-1/2"
            onClick={() => {
              setVisible(!visible);
            }}
          />
        </span>
      )}
    </FieldFrame>
  );
}
