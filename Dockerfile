# syntax=docker/dockerfile:1
# One image for every deployment: what it is started with says where it stands. docs/deploy/ has the ways to run it.

FROM node:24-slim AS build
WORKDIR /build
COPY . .
# Of which commit it is: the repository itself is not copied.
ARG HEELWRITE_COMMIT
RUN --mount=type=cache,target=/root/.npm npm run build
# Links of packages into this folder would lead nowhere in the next.
RUN cp -r .next/standalone /app && mkdir /data

FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
# Who runs it may write here and nowhere else; hosted services leave it empty.
COPY --from=build --chown=nonroot:nonroot /data /data
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "scripts/app/is-live.mjs"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "scripts/serve-build.mjs"]
