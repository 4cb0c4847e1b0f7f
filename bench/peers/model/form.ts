/** A field of a form. */
export interface Input {
  readonly id: string;
  readonly label: string;
  readonly kind: 'text' | 'lines' | 'choice' | 'yesNo';
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly email?: boolean;
  /** What a choice offers. */
  readonly options?: readonly string[];
}

/** The forms of the comparison, by the number of their fields. */
export const formNames = ['7', '200'] as const;

/** The name of a form. */
export type FormName = (typeof formNames)[number];

const levels = ['Low', 'Medium', 'High'];

const requestForHelp: readonly Input[] = [
  { id: 'subject', label: 'Subject', kind: 'text', required: true, maxLength: 120 },
  { id: 'email', label: 'E-mail', kind: 'text', required: true, email: true },
  { id: 'product', label: 'Product', kind: 'choice', options: ['Endpoint', 'Network', 'Mail', 'Cloud'] },
  { id: 'severity', label: 'Severity', kind: 'choice', options: levels },
  { id: 'access', label: 'Allow remote access', kind: 'yesNo' },
  { id: 'phone', label: 'Phone', kind: 'text', maxLength: 30 },
  { id: 'description', label: 'Description', kind: 'lines', required: true, maxLength: 2000 },
];

/** The fields of a form, in no dialect. */
export function formInputs(name: FormName): readonly Input[] {
  return name === '7' ? requestForHelp : Array.from({ length: 200 }, (_, index) => setting(index));
}

function setting(index: number): Input {
  const named = { id: `setting${index + 1}`, label: `Setting ${index + 1}` };
  switch (index % 10) {
    case 3:
    case 7:
      return { ...named, kind: 'choice', options: levels };
    case 5:
      return { ...named, kind: 'yesNo' };
    case 9:
      return { ...named, kind: 'lines', maxLength: 500 };
    default:
      return { ...named, kind: 'text', maxLength: 120, required: index % 10 === 0 };
  }
}

/** Why a value is refused; empty if it is not. */
export function complaint({ required, maxLength, email }: Input, value: string): string {
  if (value === '') return required ? 'Required' : '';
  if (maxLength !== undefined && value.length > maxLength) return 'Too long';
  return email && !/^[^@\s]+@[^@\s]+$/.test(value) ? 'Not an e-mail address' : '';
}
