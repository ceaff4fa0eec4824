-- Older projects grant new functions to the service role by themselves; nothing of ours asks these by it.
revoke all on function
  private.search_media(text, text, boolean, integer, integer, text, boolean),
  public.search_media(text, text, boolean, integer, integer, text, boolean),
  private.count_media(text, text, boolean, boolean),
  public.count_media(text, text, boolean, boolean)
from service_role;
