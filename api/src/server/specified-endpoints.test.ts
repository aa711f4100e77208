import { expect, it } from 'vitest'
import { loadContracts } from '@wewb/tests/load-contracts.ts'

const contracts = await loadContracts()
const offered = new Set(contracts.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, '*')}`))
const missing = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [methods = '', path = ''] = line.trim().split(' ')
      return methods.split(',').map((method) => `${method} ${path}`)
    })
    .filter((endpoint) => !offered.has(endpoint))

it('has every endpoint of the portal specification', () => {
  expect(
    missing(`
      POST /pub/login
      POST /pub/registration
      GET /pub/app-settings
      POST /pub/otp-verification
      POST /pub/resend-otp
      POST /pub/forget-password
      POST /pub/reset-password
      GET /pub/captcha
      GET /access/menus/
      GET /main-menu/permission/*
      POST /main-menu/update-permission
      GET,POST /portal-notice
      GET /pub/portal-notice
      GET /pub/portal-get-attachment/notice
      GET,POST /portal-news-highlight
      GET /pub/portal-news-highlight-details
      GET /pub/portal-news-highlight-short
      POST /pub/download/wewb-membership-card
      POST /pub/qr-code-verify
      GET /pub/status-check-modules
      POST /pub/application-status-check
      POST /application-status-check
      GET /pub/portal-settings
    `),
  ).toEqual([])
})

it('has every further endpoint of the domain rules', () => {
  expect(
    missing(`
      GET /services
      GET /services/*/definition
      GET /lookups/*
      POST /identity/verify-worker
      POST /identity/verify-student
      GET,POST /applications
      GET /desk
      PUT /applications/*/steps/*
      POST /applications/*/documents
      GET,DELETE /applications/*/documents/*
      GET,DELETE /applications/*
      GET /applications/*/print
      POST /applications/*/submit
      POST /applications/*/actions/*
      POST /desk/actions/*
      POST /applications/*/edit-permission
      POST /education/tag/request
      POST /education/tag/confirm
      GET,POST /setups/scholarship
      PUT /setups/scholarship/*
      POST /setups/scholarship/*/publish
      GET,POST /setups/disability
      PUT /setups/disability/*
      POST /setups/disability/*/publish
      POST /setups/scholarship/*/merit-list
      GET,POST /results
      POST /results/*/publish
      GET /pub/results
      POST /pub/complaints
      POST /pub/complaints/status
      GET /complaints
      POST /complaints/*/action
      GET,POST /gms/programs
      PUT /gms/programs/*
      POST /gms/programs/*/publish
      GET,POST /gms/programs/*/sections
      POST,PUT /gms/sections/*/fields
      GET /pub/gms/programs/*/form
      GET,POST /acknowledgements
      GET /payments/queue
      POST /payments/batches
      POST /payments/batches/*/authorise
      GET /payments/batches/*/file
      POST /payments/batches/*/returns
      GET,POST /roles
      PUT /roles/*
      GET,POST /users
      PUT /users/*
      PUT /users/*/status
      GET,PUT /user-type-roles
      GET,POST /general-settings
      GET,PUT /profile
      POST /change-password
      POST /logout
      GET /dashboard
      GET /reports/miscellaneous
      GET /reports/general
      GET /reports/sms-summary
      POST /pub/bmet-wewbm-check
    `),
  ).toEqual([])
})
