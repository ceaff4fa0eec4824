/** Keys of everything that is read of campaigns and links. */
export const campaignKeys = {
  all: ['campaigns'],
  lists: ['campaigns', 'list'],
  links: ['campaigns', 'links'],
} as const;
