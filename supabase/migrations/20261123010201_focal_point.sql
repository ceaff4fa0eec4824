-- The point that every crop keeps in sight is part of the address of a featured picture: "…/a.png#focus=30,70", in per cent from
-- the left and from the top. What reads addresses of files out of texts ends at the name, so uses and replacements go on as they did.
alter table public.blog_posts
  drop constraint blog_posts_featured_image_address,
  add constraint blog_posts_featured_image_address check (
    char_length(featured_image) <= 2048
    and featured_image ~ '^(https://[^\s"''<>\\]+|/storage/v1/object/public/(blog-images|media-files)/[A-Za-z0-9][A-Za-z0-9._-]*(#focus=(0|[1-9][0-9]?|100),(0|[1-9][0-9]?|100))?)$'
  );
