/** Why a file is still there. */
export function MediaProblem({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p className="text-sm font-medium text-danger">Not deleted: {text}</p>
  );
}
