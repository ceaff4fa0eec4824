/** What the person may do with posts; the database refuses the rest by itself. */
export interface PostRights {
  readonly canCreate: boolean;
  readonly canEdit: boolean;
  readonly canPublish: boolean;
  readonly canDelete: boolean;
}
