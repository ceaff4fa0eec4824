import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';

const offline = new Error('The server could not be reached.');

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

it('a read without a network fails at once, and is done again when the network returns', async () => {
  const client = createQueryClient();
  client.mount();
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValueOnce(offline);
  const list = new QueryObserver(client, { queryKey: ['list'], queryFn });
  const leave = list.subscribe(() => undefined);
  await vi.waitFor(() => expect(list.getCurrentResult()).toMatchObject({ error: offline }));
  queryFn.mockResolvedValue('what is stored');
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(list.getCurrentResult().data).toBe('what is stored'));
  leave();
  client.unmount();
});

it('a change without a network fails at once, and is not made behind one’s back later', async () => {
  const client = createQueryClient();
  client.mount();
  const mutationFn = vi.fn<() => Promise<string>>().mockRejectedValue(offline);
  const publish = new MutationObserver(client, { mutationFn });
  await expect(publish.mutate()).rejects.toBe(offline);
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(mutationFn).toHaveBeenCalledOnce();
  client.unmount();
});
