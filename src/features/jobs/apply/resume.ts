import { visitorLimits } from '@/config/limits';

export const resumeAccept = '.pdf,.doc,.docx';
/** How many bytes of the file `resumeProblem` needs to see. */
export const resumeHeadBytes = 8;

const types = {
  pdf: { mime: 'application/pdf', signature: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  doc: {
    mime: 'application/msword',
    signature: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    signature: [0x50, 0x4b, 0x03, 0x04],
  },
} as const;

type Extension = keyof typeof types;

function extensionOf(name: string): Extension | undefined {
  const ending = /\.([a-z]+)$/i.exec(name.trim())?.[1]?.toLowerCase();
  return ending === 'pdf' || ending === 'doc' || ending === 'docx' ? ending : undefined;
}

/** The type by the file's name, not by what the browser guesses. */
export function resumeType(name: string): string | undefined {
  const extension = extensionOf(name);
  return extension && types[extension].mime;
}

/**
 * What is wrong with a résumé, in the words that the form shows; undefined where nothing is.
 * @param file.size bytes @param file.head the first bytes, see `resumeHeadBytes`
 */
export function resumeProblem(
  file: { readonly name: string; readonly size: number; readonly head: Uint8Array } | undefined,
): string | undefined {
  if (!file) return 'Résumé is required';
  const extension = extensionOf(file.name);
  if (!extension) return 'Choose a PDF, DOC or DOCX file';
  if (file.size === 0) return 'This file is empty';
  if (file.size > visitorLimits.resume) return 'This file is larger than 5 MB';
  const matches = types[extension].signature.every((byte, index) => file.head[index] === byte);
  return matches ? undefined : `This file is not a real ${extension.toUpperCase()} document`;
}
