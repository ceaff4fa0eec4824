/** Why a file cannot be used, as a sentence for the person who chose it. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}
