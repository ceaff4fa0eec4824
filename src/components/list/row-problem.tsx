/** Why an act on several rows left this one as it was. */
export function RowProblem({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <p className="text-sm font-medium text-danger">{text}</p>;
}
